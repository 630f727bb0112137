// How much of something is left or done, as a bar; the words beside it say the same.
interface ProgressProps {
  /** What it measures, for those who do not see the bar. */
  label: string;
  value: number;
  max: number;
  /** The value in words. */
  text: string;
}

export function Progress({ label, value, max, text }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-2.5 overflow-hidden rounded-full bg-sunk"
    >
      <div className="h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
