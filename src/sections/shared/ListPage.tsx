import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { PageHeader, type PageHeaderProps } from "../../components/PageHeader/PageHeader";
import { site } from "../../site";
import { contentBox, space } from "../../theme";

const styles = {
  list: css({ ...contentBox, padding: `0 ${space.gutter} ${space.section}` }),
};

export interface ListPageProps extends Pick<PageHeaderProps, "colorScheme" | "art"> {
  page: Queries.PageIntroForHeaderFragment;
  isEmpty: boolean;
  /** Said in place of an empty list. */
  none: string;
  children: ReactNode;
  className?: string;
}

/** What a page shows of a list that may be empty, and then leads to the contact page. */
export function ListPage({ page, isEmpty, none, children, className, ...header }: ListPageProps) {
  return (
    <>
      <PageHeader {...page} intro={isEmpty ? null : page.intro} {...header} />
      <div css={styles.list} className={className}>
        {isEmpty ? <EmptyState action={site.contact}>{none}</EmptyState> : children}
      </div>
    </>
  );
}
