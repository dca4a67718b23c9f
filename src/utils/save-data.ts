/** Whether the visitor's browser asks sites to use less data (Network Information API; Chromium only). */
export const prefersReducedData = (): boolean => {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
};
