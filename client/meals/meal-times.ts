// Durations of meals in words.

/** 45 → '45 min', 90 → '1 h 30 min', 120 → '2 h'. */
export function minutesInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
