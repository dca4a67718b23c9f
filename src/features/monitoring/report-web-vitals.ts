/** Measures the Web Vitals of the page that was loaded, and reports them when the visitor leaves. Off by default. */
export const reportWebVitals = (): void => {
  // webpack leaves out the block, and the script it loads, if the setting is empty.
  if (process.env.GATSBY_REPORTS_URL) {
    import("./measure").then(
      ({ measure }) => measure(),
      // Without the script, nothing is measured.
      () => undefined,
    );
  }
};
