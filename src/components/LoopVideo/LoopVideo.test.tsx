import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeObserver, fakeWindow, pauseAllMotion } from "../../../test/fake-browser";
import { film, illustration } from "../../../test/fixtures";
import { LoopVideo } from "./LoopVideo";

const play = jest.spyOn(HTMLMediaElement.prototype, "play");
const pause = jest.spyOn(HTMLMediaElement.prototype, "pause");
const load = jest.spyOn(HTMLMediaElement.prototype, "load");

const setLoaded = (loaded: boolean) => {
  Object.defineProperty(document, "readyState", { configurable: true, value: loaded ? "complete" : "interactive" });
};
const setSaveData = (saveData: boolean) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
};

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  load.mockReset();
  setLoaded(true);
  setSaveData(false);
});

const setup = ({ reducedMotion = false } = {}) => {
  fakeWindow({ width: 1440, reducedMotion });
  const { scrollIn } = fakeObserver();
  render(<LoopVideo video={film} poster={illustration("A lens")} sizes="100vw" rate={0.8} eager />);
  const video = document.querySelector("video");
  if (!video) throw new Error("There is no video.");
  const sources = () => [...video.querySelectorAll("source")].map((source) => source.getAttribute("src"));
  return { video, sources, scrollIn, user: userEvent.setup() };
};

describe("LoopVideo", () => {
  it("loops inline without sound, at its playback rate", () => {
    const { video } = setup();
    expect(video.loop).toBe(true);
    expect(video.muted).toBe(true);
    expect(video).toHaveAttribute("playsinline");
    expect(video.preload).toBe("none");
    expect(video.playbackRate).toBe(0.8);
    expect(video.defaultPlaybackRate).toBe(0.8);
  });

  it("plays once it's in view, and lets the browser choose the encoding", () => {
    const { video, sources, scrollIn } = setup();
    expect(sources()).toEqual([]);
    scrollIn(video, 1);
    expect(sources()).toEqual([film.av1, film.vp9, film.h264]);
    expect(play).toHaveBeenCalled();
  });

  it("loads its sources once before it plays, as WebKit ignores sources that are added later", () => {
    const { video, sources, scrollIn } = setup();
    const calls: string[] = [];
    load.mockImplementation(() => calls.push(`load ${sources().length} sources`));
    play.mockImplementation(() => {
      calls.push("play");
      return Promise.resolve();
    });
    scrollIn(video, 1);
    scrollIn(video, 0);
    scrollIn(video, 1);
    expect(calls).toEqual(["load 3 sources", "play", "play"]);
  });

  it("has no sources before the browser is idle", () => {
    const callbacks: IdleRequestCallback[] = [];
    Object.assign(window, { requestIdleCallback: (callback: IdleRequestCallback) => callbacks.push(callback) });
    Object.assign(window, { cancelIdleCallback: jest.fn() });
    const { video, sources, scrollIn } = setup();
    scrollIn(video, 1);
    expect(sources()).toEqual([]);
    act(() => {
      for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 10 });
    });
    expect(sources()).toHaveLength(3);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it("pauses and plays with its button", async () => {
    const { video, scrollIn, user } = setup();
    scrollIn(video, 1);
    play.mockClear();
    await user.click(screen.getByRole("button", { name: "Pause video" }));
    expect(pause).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Play video" }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("stays a poster if all motion was paused on an earlier page", () => {
    pauseAllMotion(true);
    const { video, sources, scrollIn } = setup();
    scrollIn(video, 1);
    expect(sources()).toEqual([]);
    pauseAllMotion(false);
    expect(play).toHaveBeenCalled();
  });

  it("doesn't play by itself if the browser saves data", async () => {
    setSaveData(true);
    const { video, sources, scrollIn, user } = setup();
    scrollIn(video, 1);
    expect(sources()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Play video" }));
    expect(sources()).toHaveLength(3);
    expect(play).toHaveBeenCalled();
  });

  it("offers to play if the browser blocks autoplay", async () => {
    play.mockRejectedValue(new DOMException("No gesture", "NotAllowedError"));
    const { video, scrollIn } = setup();
    scrollIn(video, 1);
    expect(await screen.findByRole("button", { name: "Play video" })).toBeInTheDocument();
  });
});
