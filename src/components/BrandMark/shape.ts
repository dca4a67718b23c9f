/** The brand's mark in a 64 × 64 square: two rings and a pupil around one centre, with six rays above them. */
export const BRAND_MARK = {
  centre: { cx: 32, cy: 37 },
  rings: [20, 11.5],
  rays: "M7.2 25.4l-3.4-1.6M15.8 15.6l-2.3-3M27 10.6l-.8-3.8M37 10.6l.8-3.8M48.2 15.6l2.3-3M56.8 25.4l3.4-1.6",
  pupil: 4.6,
  stroke: 4.6,
} as const;
