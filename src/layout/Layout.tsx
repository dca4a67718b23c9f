import { memo, type ReactNode } from "react";
import { ContactTools } from "./ContactTools";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LeadPopup } from "./LeadPopup";

const StaticFooter = memo(Footer);

export interface LayoutProps {
  /** Path of the page shown. */
  path: string;
  children: ReactNode;
}

/** The frame of every page. It stays mounted while pages change inside it. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StaticFooter />
      <ContactTools />
      <LeadPopup />
      <noscript>
        {/* Without script the menu button can't open anything, so the wide navigation shows at every width. */}
        <style>{`[data-nav=wide]{display:flex!important;flex-wrap:wrap}[aria-controls=menu]{display:none!important}`}</style>
      </noscript>
    </>
  );
}
