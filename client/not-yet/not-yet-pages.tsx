// Areas without a screen of their own yet (SOON-01, D17). Pip helps with all of them in the chat.
import { NotYet } from '../screen/not-yet.tsx';

export function RoutinesPage() {
  return (
    <NotYet
      title="Daily Routines"
      says="Coming Soon"
      text="Until then, chat with Pip: ask for a calm morning or a bedtime that works, step by step."
    />
  );
}

export function EventPlanningPage() {
  return (
    <NotYet
      title="Event Planning"
      says="Coming Soon"
      text="Until then, chat with Pip: a birthday, a visit or a school fair is easier with a list and a plan."
    />
  );
}

export function ParentingPage() {
  return (
    <NotYet
      title="Parenting Tips"
      says="Parenting tips are coming soon"
      text="Until then, chat with Pip about sleep, screen time, picky eating or whatever is on your mind tonight."
    />
  );
}
