// Start of a conversation: Pip's greeting and three suggestions (CHAT-03).
import { WELCOME_SUGGESTIONS } from '#contract/new-conversation.ts';
import { Pip } from '../../pip/pip.tsx';
import { Suggestions } from './suggestions.tsx';

interface WelcomeProps {
  firstName: string;
  onChoose: (suggestion: string) => void;
}

export function Welcome({ firstName, onChoose }: WelcomeProps) {
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-4 py-6 text-center max-[22rem]:gap-2 max-[22rem]:py-2 max-[22rem]:[&_.pip]:size-16">
      <Pip mood="excited" size="large" decorative />
      <div className="max-w-md">
        <h3 className="text-2xl">Hi {firstName || 'there'}, I'm Pip!</h3>
        <p className="mt-2 text-soft">
          I can plan meals your whole family can eat, and help with school, routines and everyday life. Where
          should we start?
        </p>
      </div>
      <Suggestions suggestions={WELCOME_SUGGESTIONS} disabled={false} onChoose={onChoose} centred />
    </div>
  );
}
