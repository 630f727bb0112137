// True where the parent's device does not ask for reduced motion.
export const wantsMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
