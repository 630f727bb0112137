import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { Words } from './markdown.tsx';

const shown = (text: string): string =>
  renderToStaticMarkup(
    <Router ssrPath="/chat">
      <Words text={text} />
    </Router>,
  );

describe("an answer's markdown", () => {
  test('shows what a parent would write: bold, lists, headings below those of the screen', () => {
    expect(shown('# Dinner\n\n**Soup**\n\n- bread\n- cheese')).toMatch(
      /<h3[^>]*>Dinner<\/h3>\s*<p[^>]*><strong>Soup<\/strong><\/p>\s*<ul[^>]*>\s*<li>bread<\/li>\s*<li>cheese<\/li>/,
    );
  });

  test('never fetches a picture, which would tell its owner who reads', () => {
    for (const picture of [
      '![a](https://evil.example/a.png)',
      '![a][b]\n\n[b]: https://evil.example/a.png',
      '<img src="https://evil.example/a.png">',
      '[![a](https://evil.example/a.png)](/family)',
    ])
      expect(shown(picture)).not.toMatch(/<img|evil\.example/);
  });

  test('takes no HTML', () => {
    const html = shown('Hi <b onclick="x()">there</b> <script>x()</script> <iframe src="/"></iframe>');
    expect(html).not.toMatch(/<(b|script|iframe)|onclick/);
    expect(html).toContain('there');
  });

  test('links only to our own screens; the rest is words [M7]', () => {
    expect(shown('[meals](/meal-planning)')).toContain('href="/meal-planning"');
    for (const target of [
      'https://example.org/',
      'tel:911',
      'mailto:a@example.org',
      'javascript:alert(1)',
      '/api/logout',
      '//evil.example',
      'data:text/html,x',
      'JaVaScRiPt:x',
    ])
      expect(shown(`[here](${target})`)).toMatch(/^<p[^>]*>here<\/p>$/);
  });

  test.each([
    '[a [b] c](https&#58;&#47;&#47;evil.example/?q=peanut)',
    '[two\nlines](https&#58;//evil.example/)',
    'See [ref].\n\n- [ref]: https&#58;//evil.example/\n\n[ref]: https&#58;//evil.example/',
    '[one. two](https&#58;//evil.example/)',
    '[a [b] c](tel&#58;9005550100)',
    '<https://evil.example/>',
    'https://evil.example/ and www.evil.example',
  ])('makes no link of %j [M7]', (text) => expect(shown(text)).not.toContain('href'));

  test('keeps the signs a parent types', () => {
    expect(shown('Mac &amp; cheese & A&B')).toContain('Mac &amp; cheese &amp; A&amp;B');
  });
});
