import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { User } from '#contract/schemas/account.ts';
import { newQueryClient } from '../data/api.ts';
import { SignedInAs } from '../session/session.tsx';
import { ChatPanel } from './chat-panel.tsx';

const ANA: User = {
  id: 'u1',
  firstName: 'Ana',
  lastName: 'Park',
  email: 'ana@example.org',
  onboardingCompleted: true,
  preferences: { assistanceAreas: [], schoolType: null, integrations: [], theme: 'system' },
  timeZone: null,
  householdId: 'h1',
};

/** The classes of the panel itself. */
function classesOf(fill: boolean): string[] {
  const client = newQueryClient();
  const nothing = () => undefined;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SignedInAs value={ANA}>
        <Router ssrPath="/chat">
          <ChatPanel conversationId={null} onBegun={nothing} onNew={nothing} fill={fill} />
        </Router>
      </SignedInAs>
    </QueryClientProvider>,
  );
  return /<section [^>]*class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
}

test('the panel is 600 pixels high, except where it fills its screen minus 120 [CHAT-01]', () => {
  expect(classesOf(false)).toContain('h-[600px]');
  expect(classesOf(true)).toContain('md:h-[calc(100dvh-120px)]');
  expect(classesOf(true)).not.toContain('h-[600px]');
});
