import { act, fireEvent, render, screen } from "@testing-library/react";
import { reels, reelsHeader } from "../../../../test/sample-works";
import Reels from "./Reels";

const PLAYER = "https://www.youtube-nocookie.com";

const show = () => {
  render(
    <>
      <Reels header={reelsHeader} reels={reels} />
      <button>Elsewhere</button>
    </>,
  );
};
const players = () => screen.queryAllByTitle(/^Reel/);
const poster = (number: number) => screen.getByRole("img", { name: `Poster ${number}` });
const play = (number: number) => screen.getByRole("button", { name: `Play Reel ${number}` });
const frameOf = (number: number): HTMLIFrameElement => {
  const frame = screen.getByTitle(`Reel ${number}`);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error("The player is not a frame.");
  return frame;
};

describe("Reels", () => {
  it("play in a frame that can't navigate the page", () => {
    show();
    fireEvent.click(play(1));
    const allowed = (frameOf(1).getAttribute("sandbox") ?? "").split(" ");
    expect(allowed).toEqual(expect.arrayContaining(["allow-scripts", "allow-same-origin", "allow-presentation"]));
    expect(allowed.filter((word) => /top-navigation|forms|downloads|modals/.test(word))).toEqual([]);
  });

  it("start at the second in the data", () => {
    show();
    fireEvent.click(play(2));
    expect(new URL(frameOf(2).src).searchParams.get("start")).toBe("30");
  });

  it("keep playing when a finger leaves after its tap, until it taps elsewhere", () => {
    show();
    fireEvent.pointerOver(play(1), { pointerType: "touch" });
    expect(players()).toEqual([]);
    fireEvent.click(play(1));
    fireEvent.pointerOut(play(1), { pointerType: "touch" });
    expect(players()).toHaveLength(1);
    fireEvent.click(document.body);
    expect(players()).toEqual([]);
  });

  it("play while the focus is on them or in their player", () => {
    jest.useFakeTimers();
    const settle = () => {
      act(() => jest.runOnlyPendingTimers());
    };
    show();
    act(() => play(1).focus());
    const frame = frameOf(1);
    frame.tabIndex = 0;
    act(() => frame.focus());
    settle();
    expect(players()).toEqual([frame]);
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    settle();
    expect(players()).toEqual([]);
    jest.useRealTimers();
  });
});

describe("A reel's player", () => {
  const say = (origin: string, source: Window | null) => {
    act(() => {
      window.dispatchEvent(new MessageEvent("message", { origin, source, data: "{}" }));
    });
  };

  it("stays invisible over its poster and out of the tab order until it has answered", () => {
    show();
    fireEvent.click(play(1));
    expect(frameOf(1)).toHaveAttribute("data-ready", "false");
    expect(frameOf(1).tabIndex).toBe(-1);
    expect(poster(1)).toBeInTheDocument();
    say(PLAYER, frameOf(1).contentWindow);
    expect(frameOf(1)).toHaveAttribute("data-ready", "true");
    expect(frameOf(1)).not.toHaveAttribute("tabindex");
  });

  it("doesn't mistake another window for the player", () => {
    show();
    fireEvent.click(play(1));
    say("https://example.com", frameOf(1).contentWindow);
    say(PLAYER, window);
    expect(frameOf(1)).toHaveAttribute("data-ready", "false");
  });

  it("is asked to report until it does, and not again", () => {
    jest.useFakeTimers();
    show();
    fireEvent.click(play(1));
    const player = frameOf(1).contentWindow;
    if (!player) throw new Error("The frame has no window.");
    const asked = jest.spyOn(player, "postMessage");
    jest.advanceTimersByTime(1000);
    const times = asked.mock.calls.length;
    expect(times).toBeGreaterThan(1);
    expect(JSON.parse(String(asked.mock.calls[0]?.[0]))).toMatchObject({ event: "listening" });
    say(PLAYER, player);
    jest.advanceTimersByTime(1000);
    expect(asked).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });
});
