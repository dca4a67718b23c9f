import type * as english from "../en-GB/contact";
import { hourAndMinutes } from "../time";

export const contactMessages: typeof english.contactMessages = {
  lines: "تواصل معنا مباشرة",
  call: "اتصل",
  text: "رسالة نصية",
  email: "البريد الإلكتروني",
};

export const hoursMessages: typeof english.hoursMessages = {
  timeLarge: ({ hour12, minutes, half, small }) => (
    <>
      {hourAndMinutes({ hour12, minutes })}
      {small(half === "am" ? "ص" : "م")}
    </>
  ),
  byDay: "ساعات العمل حسب اليوم",
  today: "اليوم",
  closed: "مغلق",
  openNow: "مفتوح الآن",
  closedNow: "مغلق الآن",
  change: ({ state, change }) => `${state}، ${change}`,
  until: ({ time }) => `حتى ${time}`,
  opensToday: ({ time }) => `يفتح اليوم الساعة ${time}`,
  opensOn: ({ day, time }) => `يفتح يوم ${day} الساعة ${time}`,
};

export const mapMessages: typeof english.mapMessages = {
  title: ({ address }) => `خريطة ${address}`,
  show: "عرض الخريطة",
  directions: "الاتجاهات",
};
