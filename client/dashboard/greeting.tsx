// Pip's greeting and the quick links (DASH-01, DASH-02).
import { GraduationCap, MessageCirclePlus, Soup, Users } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Link } from '../kit/link.tsx';
import * as links from '../screen/links.ts';
import { useWide } from '../screen/use-wide.ts';
import type { Mood } from '../pip/mood.ts';
import { Pip } from '../pip/pip.tsx';

const QUICK_LINKS = [
  { label: 'New Chat', href: links.chat(), Icon: MessageCirclePlus },
  { label: 'Family', href: links.family(), Icon: Users },
  { label: 'Meals', href: links.meals(), Icon: Soup },
  { label: 'School', href: links.school(), Icon: GraduationCap },
];

interface NoteProps {
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

const Note = ({ zone }: NoteProps) => (
  <p className="text-soft max-md:text-sm">
    Your family's schedule and tasks are organised below.
    {zone !== null && ` Times are ${zone} time.`}
  </p>
);

/** On a phone the note has a line of its own: beside the bell there is room for a few words only. */
export const NoteOnPhone = (props: NoteProps) => (useWide() ? null : <Note {...props} />);

interface GreetingProps extends NoteProps {
  firstName: string;
  mood: Mood;
}

/** In one row with the bell and the user menu. */
export function Greeting({ firstName, zone, mood }: GreetingProps) {
  const isWide = useWide();
  return (
    <div className="flex items-center gap-3 max-md:[&_.pip]:size-11 max-[22rem]:[&_.pip]:hidden! md:gap-4">
      <Pip mood={mood} size="medium" />
      <div className="min-w-0">
        <h1 className="text-xl md:text-3xl">Hi {firstName || 'Parent'}, nice to see you!</h1>
        {isWide && <Note zone={zone} />}
      </div>
    </div>
  );
}

export function QuickLinks() {
  return (
    <nav
      aria-label="Quick links"
      className="grid grid-cols-4 gap-1 max-[16rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-2"
    >
      {QUICK_LINKS.map(({ label, href, Icon }, index) => (
        <Button
          key={label}
          asChild
          variant={index === 0 ? 'primary' : 'secondary'}
          className="max-lg:flex-col max-lg:gap-0.5 max-lg:rounded-field max-lg:px-0.5 max-md:text-sm"
        >
          <Link href={href}>
            <Icon aria-hidden />
            {label}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
