import type { SVGAttributes } from "react";

export interface InlineSvgProps extends SVGAttributes<SVGSVGElement> {
  svg: { viewBox: string; body: string };
  /** The owner's name, which becomes the accessible name; empty when the name stands beside it. */
  label: string;
}

/** An SVG file of the content, inlined so that it takes the text colour. The build writes nothing into it but shapes and paint. */
export function InlineSvg({ svg, label, ...rest }: InlineSvgProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      viewBox={svg.viewBox}
      fill="currentColor"
      focusable="false"
      {...naming}
      {...rest}
      dangerouslySetInnerHTML={{ __html: svg.body }}
    />
  );
}
