import { CacheProvider } from "@emotion/react";
import type { Preview } from "@storybook/react-webpack5";
import { site } from "../src/site";
import { emotionCache } from "../src/theme/emotion/cache";
import { globalStyles } from "../src/theme/global-styles";
import { MOBILE_BREAKPOINT } from "../src/theme/layout";
import { directionOf } from "../src/utils/language";

const style = document.createElement("style");
// A story is shorter than the screen, which a page never is.
style.textContent = `${globalStyles} body { min-height: 100vh }`;
document.head.append(style);
document.documentElement.lang = site.language;

// A story has no other pages to go to, and nowhere to send a form.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
});

const phone = { name: "Phone", styles: { width: "390px", height: "844px" } };
const tablet = { name: "Tablet", styles: { width: `${MOBILE_BREAKPOINT}px`, height: "1024px" } };
const desktop = { name: "Desktop", styles: { width: "1440px", height: "900px" } };

const preview: Preview = {
  globalTypes: {
    colors: {
      description: "Colours",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    direction: {
      description: "Direction of the script",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  initialGlobals: { colors: "light", direction: directionOf(site.language) },
  parameters: {
    layout: "fullscreen",
    // Colours come from the theme.
    backgrounds: { disable: true },
    viewport: { options: { phone, tablet, desktop } },
    options: { storySort: { order: ["theme", "components", "sections", "features", "layout"] } },
  },
  decorators: [
    (Story, { globals }) => {
      // The choice that a visitor makes in the header (src/utils/choices.ts).
      document.documentElement.dataset.colors = String(globals.colors);
      document.documentElement.dir = String(globals.direction);
      return (
        <CacheProvider value={emotionCache}>
          <Story />
        </CacheProvider>
      );
    },
  ],
};

export default preview;
