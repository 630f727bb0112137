// Typing indicator: three dots, and Pip's current action if known.
export function Typing({ doing }: { doing: string | null }) {
  return (
    <p className="flex min-h-8 items-center gap-3 text-soft">
      <span aria-hidden className="typing flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2 rounded-full bg-faint motion-safe:animate-pulse" />
        ))}
      </span>
      {doing ?? 'Pip is thinking…'}
    </p>
  );
}
