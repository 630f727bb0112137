// Pip's moods and sizes (PIP-01).
export type Mood = 'happy' | 'excited' | 'thinking' | 'encouraging';
export type Size = 'small' | 'medium' | 'large';

export const PIXELS: Record<Size, number> = { small: 40, medium: 72, large: 136 };

/** Text alternative of the drawing for screen readers. */
export const LABELS: Record<Mood, string> = {
  happy: 'Pip is happy',
  excited: 'Pip is excited',
  thinking: 'Pip is thinking',
  encouraging: 'Pip is cheering you on',
};
