import type { ReactNode } from "react";
import { island } from "../runtime/Island/Island";
import { t } from "../messages/t";
import { ContactTools } from "./ContactTools/ContactTools";
import { Header } from "./Header/Header";
import { LeadPopup } from "./LeadPopup/LeadPopup";
import { PageErrorBoundary } from "./PageErrorBoundary";

/** The same on every page and not interactive, so its script never loads. */
const Footer = island(() => import("./Footer"), { hydrate: "never" });

export interface LayoutProps {
  /** Path of the current page. */
  path: string;
  children: ReactNode;
}

/** The frame around every page. It stays mounted while pages change inside it. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        <PageErrorBoundary key={path}>{children}</PageErrorBoundary>
      </main>
      <Footer />
      <ContactTools />
      <LeadPopup />
    </>
  );
}
