import { expect, test } from 'vitest';
import { lateSheets, screensIn } from './build-manifest.ts';

const routes = (...lines: string[]) => `const SCREENS: Record<string, Screen> = {\n${lines.join('\n')}\n};\n`;
const FAMILY = `  '/family': later(() => import('../family/family-page.tsx').then((file) => file.FamilyPage)),`;

test('the build knows every screen of the routes, however its line is broken', () => {
  const chat = `  '/chat': later(() =>\n    import('../chat/chat-page.tsx').then((file) => file.ChatPage),\n  ),`;
  expect(screensIn(routes(FAMILY, chat))).toEqual({
    '/family': 'family/family-page.tsx',
    '/chat': 'chat/chat-page.tsx',
  });
});

test('a screen that is written otherwise stops the build instead of being left out', () => {
  expect(() => screensIn(routes(FAMILY, `  '/chat': ChatPage,`))).toThrow('client/app/routes.tsx');
  expect(() => screensIn('')).toThrow('client/app/routes.tsx');
});

test('late sheets are those that no document names', () => {
  const manifest = {
    'main.tsx': { file: 'assets/base.js', css: ['assets/base.css'] },
    'chat.tsx': { file: 'assets/chat.js', css: ['assets/chat.css'] },
  };
  expect(lateSheets(manifest, ['assets/base.css'])).toEqual(['assets/chat.css']);
});
