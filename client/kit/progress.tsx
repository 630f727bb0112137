// Progress bar: the part that is left or done. The text beside it says the same.
interface ProgressProps {
  /** Accessible name of the bar. */
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
