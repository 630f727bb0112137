// Browser journeys: screens whose tools are not released say so, and link onward.
import { expect, openApp, test } from '../fixtures.ts';

test('routines and events say Coming Soon, parenting tips that they are coming, and all lead to Pip; Family Overview promises nothing that is there already [SOON-01]', async ({
  page,
}) => {
  await openApp(page, { at: '/family' });
  const main = page.getByRole('main');
  await test.step('nobody until somebody was entered', async () => {
    await expect(main.getByRole('heading', { name: 'No one here yet' })).toBeVisible();
    await expect(main).not.toContainText(/coming soon|comes later|will be possible/i);
    const headers = { origin: new URL(page.url()).origin };
    const data = { name: 'Mia', relationship: 'child' };
    await page.request.post('/api/family-members', { data, headers });
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Mia' })).toBeVisible();
    await expect(main).not.toContainText('No one here yet');
  });
  for (const path of ['/daily-routines', '/event-planning', '/parenting']) {
    await page.goto(path);
    await expect(main).toContainText(
      path === '/parenting' ? /parenting tips are coming soon/i : 'Coming Soon',
    );
    await expect(main).toContainText('chat with Pip');
    await expect(main.getByRole('listitem')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Chat with Pip' })).toHaveAttribute('href', '/chat');
  }
});
