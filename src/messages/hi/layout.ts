import type * as english from "../en-GB/layout";

export const headerMessages: typeof english.headerMessages = {
  home: ({ site }) => `${site}, होम`,
  navigation: "मुख्य मेनू",
  openMenu: "मेनू खोलें",
  closeMenu: "मेनू बंद करें",
  pauseMotion: "सारी हलचल रोकें",
  playMotion: "सारी हलचल चलाएँ",
  useDark: "गहरे रंग चुनें",
  useLight: "हल्के रंग चुनें",
};

export const footerMessages: typeof english.footerMessages = {
  countries: "जिन देशों में हम काम करते हैं",
  quickLinks: "ज़रूरी लिंक",
  industries: "उद्योग",
  contact: "संपर्क की जानकारी",
};

export const toolsMessages: typeof english.toolsMessages = {
  label: "संपर्क के साधन",
  collapse: "संपर्क के साधन छिपाएँ",
  expand: "संपर्क के साधन दिखाएँ",
  email: "ईमेल",
  call: "कॉल करें",
  callMe: "हमें कॉल करें",
  interested: "मेरी रुचि है",
  offline: "आप ऑफ़लाइन हैं, इसलिए फ़ॉर्म नहीं खुल सकता। आप अब भी हमें कॉल कर सकते हैं, या ऑनलाइन आने पर फिर कोशिश कर सकते हैं।",
};

export const panelMessages: typeof english.panelMessages = {
  heading: "संपर्क करें",
  text: ({ reply }) => `बताएँ कि आपको क्या चाहिए। हममें से कोई ${reply} जवाब देगा।`,
};

export const popupMessages: typeof english.popupMessages = {
  heading: "चलिए, तरक्की की बात करें",
  text: ({ reply }) => `अपने काम के बारे में थोड़ा बताएँ। बाकी अगले पन्ने पर लिख सकते हैं, और हममें से कोई ${reply} जवाब देगा।`,
};

export const closingMessages: typeof english.closingMessages = {
  label: "आगे क्या",
  clocks: "स्थानीय समय",
};
