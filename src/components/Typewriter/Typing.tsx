import { useMemo } from "react";
import { Typewriter } from "react-simple-typewriter";

export interface TypingProps {
  phrases: readonly string[];
  timing: { type: number; erase: number; hold: number };
}

/** The moving half of `Typewriter`, in a chunk of its own with the library. */
export function Typing({ phrases, timing }: TypingProps) {
  // The library starts over whenever it is given a new array.
  const words = useMemo(() => [...phrases], [phrases]);
  return (
    <Typewriter words={words} loop={0} typeSpeed={timing.type} deleteSpeed={timing.erase} delaySpeed={timing.hold} />
  );
}
