// Pip's moods and sizes (PIP-01).
export type Mood = 'happy' | 'excited' | 'thinking' | 'encouraging';
export type Size = 'small' | 'medium' | 'large';

/** Classes of the box: 40, 72 and 136 px. */
export const BOXES: Record<Size, string> = { small: 'size-10', medium: 'size-18', large: 'size-34' };

/** Text alternative of the drawing for screen readers. */
export const LABELS: Record<Mood, string> = {
  happy: 'Pip is happy',
  excited: 'Pip is excited',
  thinking: 'Pip is thinking',
  encouraging: 'Pip is cheering you on',
};
