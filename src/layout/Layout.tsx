import type { ReactNode } from "react";
import { SectionErrorBoundary } from "../components/SectionErrorBoundary/SectionErrorBoundary";
import { island } from "../runtime/island";
import { commonMessages } from "$messages/common";
import { ContactTools } from "./ContactTools/ContactTools";
import { Header } from "./Header/Header";
import { LeadPopup } from "./LeadPopup/LeadPopup";

const Closing = island(() => import("./Closing"));

/** The same on every page and not interactive, so its script never loads. */
const Footer = island(() => import("./Footer"), { hydrate: "never" });

/** The frame around every page. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {commonMessages.skipToContent}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        <SectionErrorBoundary>{children}</SectionErrorBoundary>
      </main>
      <Closing path={path} />
      <Footer />
      <ContactTools />
      <LeadPopup />
    </>
  );
}
