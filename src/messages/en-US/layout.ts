import { headerMessages as british } from "../en-GB/layout";

export { closingMessages, footerMessages, panelMessages, popupMessages, toolsMessages } from "../en-GB/layout";

export const headerMessages: typeof british = {
  ...british,
  useDark: "Use dark colors",
  useLight: "Use light colors",
};
