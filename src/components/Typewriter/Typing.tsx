import { useCallback, useEffect, useMemo, useState } from "react";
import { useTypewriter } from "react-simple-typewriter";

export interface TypingProps {
  phrases: readonly string[];
  /** Milliseconds per typed character, per erased character, and for holding a whole phrase. */
  timing: { type: number; erase: number; hold: number };
  /** Whether the line moves. It stops where it is, and resumes from there. */
  running: boolean;
}

interface Line {
  /** How many phrases have been erased so far. */
  turn: number;
  text: string;
  erasing: boolean;
}

interface PhraseProps {
  phrase: string;
  timing: TypingProps["timing"];
  start: Line;
  onChange: (text: string, erasing: boolean) => void;
}

/** The library stalls if it should hold a phrase for exactly as long as it takes to type a character. */
const AT_ONCE = { typeSpeed: 0, deleteSpeed: 0, delaySpeed: 1 };

/** Runs the library on one phrase. It can't start in the middle, so it catches up invisibly and as fast as it can. */
function Phrase({ phrase, timing, start: latest, onChange }: PhraseProps) {
  // The library starts over whenever it gets a new array.
  const words = useMemo(() => [phrase], [phrase]);
  const [start] = useState(latest);
  const [caughtUp, setCaughtUp] = useState(start.text === "");
  // The library waits as long as for one more character before it holds a whole phrase.
  const pace = { typeSpeed: timing.type, deleteSpeed: timing.erase, delaySpeed: timing.hold - timing.type };
  const [text, { isDelete: erasing }] = useTypewriter({ words, loop: 0, ...(caughtUp ? pace : AT_ONCE) });
  const missing = start.text.length - text.length;
  if (!caughtUp && erasing === start.erasing && (erasing ? missing >= 0 : missing <= 0)) setCaughtUp(true);

  useEffect(() => {
    if (caughtUp) onChange(text, erasing);
  }, [caughtUp, text, erasing, onChange]);

  return null;
}

/** The moving half of `Typewriter`, in its own chunk with the library. It starts with the whole first phrase. */
export function Typing({ phrases, timing, running }: TypingProps) {
  const [line, setLine] = useState<Line>({ turn: 0, text: phrases[0] ?? "", erasing: false });
  const onChange = useCallback((text: string, erasing: boolean) => {
    setLine(({ turn }) =>
      erasing && text === "" ? { turn: turn + 1, text, erasing: false } : { turn, text, erasing },
    );
  }, []);
  return (
    <>
      {line.text}
      {running && (
        <Phrase
          key={line.turn}
          phrase={phrases[line.turn % phrases.length] ?? ""}
          timing={timing}
          start={line}
          onChange={onChange}
        />
      )}
    </>
  );
}
