import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {Project} from '../samples/project';
import {expectAllRan, pressNext, sampleTests} from './samples/fixture';

const {test, around} = sampleTests();

test('a server of the REST API guides and its page take an avatar to a file', async ({page}) => {
  const ran = new Set<string>();
  const project = new Project(
    ['rest/node', 'rest/shared'],
    {AVATURN_API_URL: around.simulator.api, AVATURN_API_TOKEN: around.simulator.token},
    ran,
  );
  const started = project.start('server.mjs', {PORT: await freePort()});
  const [, address = ''] = await started.says(/^Open (\S+)$/);
  await page.goto(address);
  await page.getByRole('button', {name: 'Open the avatar creator'}).click();
  await page.frameLocator('#avaturn-sdk-iframe').getByRole('button', {name: 'Sample: female, T2'}).click();
  await pressNext(page);
  await expect(page.getByRole('status')).toHaveText('Your avatar is being saved.');
  const [, file = ''] = await started.says(/^Saved (avatars\/\S+\.glb)$/);
  expect(readFileSync(project.path(file)).toString('latin1', 0, 4)).toBe('glTF');

  // A form of the page uploads photos to the URL that the server requested.
  const {id} = await around.simulator.ask<{id: string}>('POST', '/api/v1/users/new');
  const made = await around.simulator.ask<{avatar_id: string; upload_url: string}>('POST', '/api/v1/avatars/new', {
    user_id: id,
  });
  await page.goto(`${around.server.origin}/rest/shared/upload.html`);
  await page.getByLabel('Female').check();
  const photo = path.join(__dirname, '../../../tools/simulator/photos/front.jpg');
  for (const label of ['Front', 'First side', 'Second side']) await page.getByLabel(label).setInputFiles(photo);
  await page.evaluate(async (uploadUrl) => {
    const {uploadPhotos} = (await import('./upload.js' as string)) as {
      uploadPhotos: (url: string, form: HTMLFormElement) => Promise<void>;
    };
    await uploadPhotos(uploadUrl, document.querySelector('form')!);
  }, made.upload_url);
  const avatars = await around.simulator.ask<{id: string}[]>(
    'GET',
    `/api/v1/users/${id}/avatars?include_not_ready=true`,
  );
  expect(avatars).toEqual([{id: made.avatar_id, status: 'processing'}]);
  await project.remove();
});

test('these tests ran every sample listed as executed', () => {
  expectAllRan(around, 'server', ['rest/shared/creator.js', 'rest/shared/index.html']);
});
