import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { illustration } from "../../../test/fixtures";
import OfficeMap from "./OfficeMap";
import OpeningHours from "./OpeningHours";

describe("opening hours", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2025-04-21T13:59:30Z") });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("marks today and says whether the office is open, in Delhi's time", () => {
    render(<OpeningHours heading="Hours" intro="By the clock" />);
    expect(screen.getByRole("status")).toHaveTextContent("Open now, until 7:30pm");
    const today = screen.getAllByRole("listitem").filter((day) => day.getAttribute("aria-current") === "date");
    expect(today).toHaveLength(1);
    expect(today[0]).toHaveTextContent(/^MondayToday/);
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole("status")).toHaveTextContent("Closed now, opens Tuesday at 10:30am");
  });
});

describe("the map", () => {
  it("only loads when the visitor asks for it", async () => {
    const user = userEvent.setup();
    render(
      <OfficeMap heading="Headquarters" note="It loads when you ask for it." image={illustration("A town map")} />,
    );
    expect(screen.queryByTitle(/^Map of/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show map" }));
    expect(screen.getByTitle(/^Map of/)).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    );
    expect(screen.getByTitle(/^Map of/)).toHaveAttribute(
      "src",
      "https://www.openstreetmap.org/export/embed.html?bbox=77.2136%2C28.5834%2C77.2416%2C28.5954&layer=mapnik&marker=28.5894%2C77.2276",
    );
    expect(screen.queryByRole("button", { name: "Show map" })).not.toBeInTheDocument();
  });
});
