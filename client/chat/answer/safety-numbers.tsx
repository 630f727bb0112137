// Emergency numbers of an answer, each a button that calls. They are above the text.
import { Phone } from 'lucide-react';
import type { Safety } from '#contract/schemas/chat.ts';
import { Button } from '../../kit/button.tsx';

export function SafetyNumbers({ safety }: { safety: Safety }) {
  if (safety.numbers.length === 0) return null;
  return (
    <ul aria-label="Numbers to call" className="mb-4 flex flex-col items-start gap-2">
      {safety.numbers.map(({ label, tel }, index) => (
        <li key={tel} className="max-w-full">
          <Button asChild variant={index === 0 ? 'danger' : 'secondary'} className="max-w-full shrink">
            <a href={`tel:${tel}`}>
              <Phone aria-hidden />
              {label}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
