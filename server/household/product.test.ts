// Public facts about an installation.
import { afterEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let home: TestApp;
afterEach(() => home.close());

const supportEmail = async () => (await home.visitor().get('/api/product')).json;

test('the address for help is the one its owner set, told to visitors too [SET-05]', async () => {
  home = await testApp({ environment: { SUPPORT_EMAIL: 'help@reyes.example' } });
  expect(await supportEmail()).toEqual({ supportEmail: 'help@reyes.example' });
});

test('without a setting it is support at the address of the installation [SET-05]', async () => {
  home = await testApp({ environment: { PUBLIC_URL: 'https://pip.reyes.example' } });
  expect(await supportEmail()).toEqual({ supportEmail: 'support@pip.reyes.example' });
});
