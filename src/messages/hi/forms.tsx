import type * as english from "../en-GB/forms";

export const fieldMessages: typeof english.fieldMessages = {
  name: "नाम",
  fullName: "पूरा नाम",
  business: "कंपनी का नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  mobile: "मोबाइल नंबर",
  country: "फ़ोन नंबर का देश",
  message: "संदेश",
  requirements: "आपकी ज़रूरत",
  requirementsHint: "कम से कम 50 अक्षर",
  optional: "वैकल्पिक",
  honeypot: "इसे खाली छोड़ दें",
  nameMissing: "कृपया अपना नाम लिखें।",
  messageMissing: "कृपया संदेश लिखें।",
  requirementsMissing: "कृपया बताएँ कि आपको क्या चाहिए।",
  emailInvalid: "कृपया सही ईमेल पता लिखें।",
  phoneInvalid: "कृपया सही फ़ोन नंबर लिखें।",
  unreachable: "ईमेल या फ़ोन नंबर लिखें, ताकि हम जवाब दे सकें।",
};

export const formMessages: typeof english.formMessages = {
  contact: "संपर्क करें",
  contactSubmit: "भेजें",
  panelSubmit: "भेजें",
  serviceSubmit: "भेजें",
  popupSubmit: "आगे बढ़ें",
  done: "धन्यवाद!",
  offline: "आप ऑफ़लाइन हैं। आपका लिखा यहाँ सहेजा हुआ है, ऑनलाइन आने पर इसे भेज सकते हैं।",
  sending: "आपका संदेश भेजा जा रहा है…",
  unanswered: "हमें जवाब नहीं मिला, पर हो सकता है कि आपका संदेश पहुँच गया हो। फिर भेजेंगे तो हम जान जाएँगे कि यह वही है।",
  sent: "संदेश भेज दिया गया!",
  failed: "आपका संदेश भेजने में गड़बड़ी हुई।",
  otherWaysAfterFailure: "आपका लिखा कुछ भी खोया नहीं है। इसे दूसरे तरीके से भेजें:",
  otherWays: "या हमें यहाँ लिखें:",
  email: "ईमेल",
  withoutScript: ({ email, link }) => <>JavaScript के बिना यह फ़ॉर्म आपका ईमेल ऐप खोलता है। या {link(email)} पर लिखें।</>,
  thanks: "हमसे संपर्क करने के लिए धन्यवाद!",
  thanksText: "हम जल्द ही आपको जवाब देंगे।",
  restart: "एक और संदेश लिखें",
};

export const messageMessages: typeof english.messageMessages = {
  subject: ({ site }) => `${site} के लिए संदेश`,
  service: ({ service }) => `सेवा: ${service}`,
  business: ({ business }) => `कंपनी: ${business}`,
  industry: ({ industry }) => `उद्योग: ${industry}`,
};
