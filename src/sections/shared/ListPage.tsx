import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { PageHeader, type PageHeaderProps } from "../../components/PageHeader/PageHeader";
import { site } from "../../site";
import { space } from "../../theme";

const styles = {
  // Parts of it may bleed to the window's edges.
  list: css({
    padding: `0 max(${space.gutter}, (100% - ${space.content}) / 2) ${space.section}`,
    overflowX: "clip",
  }),
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
