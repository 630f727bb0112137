// Decorations around Pip: sparks, dots, a heart.
import type { ReactNode } from 'react';
import type { Mood } from './mood.ts';

export const EXTRAS: Record<Mood, ReactNode> = {
  happy: null,
  excited: (
    <g className="pip-spark">
      <path d="M20 28l2.2 5.8L28 36l-5.8 2.2L20 44l-2.2-5.8L12 36l5.8-2.2Z" />
      <path d="M101 22l1.7 4.3L107 28l-4.3 1.7L101 34l-1.7-4.3L95 28l4.3-1.7Z" />
    </g>
  ),
  thinking: (
    <g className="pip-dots">
      <circle cx="92" cy="44" r="2.6" />
      <circle cx="99" cy="35" r="3.6" />
      <circle cx="108" cy="24" r="5" />
    </g>
  ),
  encouraging: (
    <path
      className="pip-heart"
      d="M22 44c-5-4-10-7.5-10-12.5 0-3 2.3-5 5-5 2.1 0 3.9 1.1 5 3 1.1-1.9 2.9-3 5-3 2.7 0 5 2 5 5 0 5-5 8.5-10 12.5Z"
    />
  ),
};
