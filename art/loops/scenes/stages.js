/** The coloured stages of the service films: gradient, pool of light, and matching lamps. */
export const STAGES = {
  coral: {
    set: { floor: "#ff6f50", wall: "#ff7a5c", top: "#ff5434", glow: "#ffb196" },
    light: { rimColor: "#ffd0a0", fillColor: "#ffd9e6" },
  },
  violet: {
    set: { floor: "#4422bd", wall: "#5530dc", top: "#4a26cf", glow: "#7f5cf8" },
    light: { rimColor: "#ff9ac0", fillColor: "#b9a6ff" },
  },
  marigold: {
    set: { floor: "#e88a00", wall: "#f59c06", top: "#ffab14", glow: "#ffbf45" },
    light: { rimColor: "#fff0c8", fillColor: "#ffe9d0" },
  },
  jade: {
    set: { floor: "#075a4e", wall: "#08695c", top: "#07594d", glow: "#1c8a77" },
    light: { rimColor: "#d8ffe9", fillColor: "#b8f0e0" },
  },
  lilac: {
    set: { floor: "#1d1540", wall: "#2a2148", top: "#17112e", glow: "#4a3d80" },
    light: { rimColor: "#cfc2ff", fillColor: "#ffffff" },
  },
};
