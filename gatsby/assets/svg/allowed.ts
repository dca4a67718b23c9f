/** Elements that describe the drawing but aren't drawn. They're removed. */
export const LEFT_OUT_ELEMENTS: ReadonlySet<string> = new Set(["title", "desc", "metadata"]);

/**
 * The elements a drawing can contain. None of them runs, loads, animates or links: no `script`, `style`, `a`, `image`,
 * `feImage`, `foreignObject`, `animate` or `set`.
 */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...["g", "defs", "symbol", "use"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood"],
  ...["feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology"],
  ...["feOffset", "feTile"],
]);

/** Elements whose text is drawn. Text anywhere else is removed. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(["text", "tspan"]);

/** Elements that can refer to another element of the same file. */
export const LINKING_ELEMENTS: ReadonlySet<string> = new Set(["use", "linearGradient", "radialGradient", "pattern"]);

/**
 * How a shape is painted. A `style` can contain these too. None of them positions an element, catches the
 * pointer or changes anything outside the drawing.
 */
export const PAINT_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["color", "opacity", "display", "visibility"],
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "paint-order", "vector-effect"],
  ...["stop-color", "stop-opacity", "flood-color", "flood-opacity", "lighting-color"],
  ...["clip-path", "clip-rule", "mask", "mask-type", "filter", "marker-start", "marker-mid", "marker-end"],
  ...["font-family", "font-size", "font-stretch", "font-style", "font-variant", "font-weight", "letter-spacing"],
  ...["text-anchor", "dominant-baseline", "word-spacing"],
  ...["color-interpolation", "color-interpolation-filters", "shape-rendering", "text-rendering"],
]);

/** The other attributes a drawing can have: its geometry. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PAINT_ATTRIBUTES,
  ...["d", "points", "pathLength", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "dx", "dy"],
  ...["width", "height", "viewBox", "preserveAspectRatio", "transform", "rotate", "textLength", "lengthAdjust"],
  ...["fx", "fy", "fr", "offset", "gradientUnits", "gradientTransform", "spreadMethod"],
  ...["patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits", "maskContentUnits"],
  ...["markerWidth", "markerHeight", "markerUnits", "refX", "refY", "orient"],
  ...["filterUnits", "primitiveUnits", "in", "in2", "result", "mode", "operator", "type", "values", "tableValues"],
  ...["k1", "k2", "k3", "k4", "slope", "intercept", "amplitude", "exponent", "radius", "stdDeviation", "edgeMode"],
]);

/** Attributes that drawing programs add and that draw nothing. They're removed. */
export const LEFT_OUT_ATTRIBUTES =
  /^(?:version|baseProfile|class|role|lang|focusable|enable-background|overflow|data-.*|aria-.*)$/;

/** The functions that a value can call. `url()` isn't one: references within the file are handled before. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...["rgb", "rgba", "hsl", "hsla"],
  ...["matrix", "translate", "scale", "rotate", "skewx", "skewy"],
]);
