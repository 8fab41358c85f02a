import {expect, test} from '@playwright/test';
import {routes} from '../../data/routes';
import {cspFindings} from '../hosting/csp-findings';

test('no request leaves the origin on any route, the policy is kept, and nothing is stored but what the reader chose', async ({
  page,
  context,
  baseURL,
}) => {
  // It opens every page.
  test.slow();
  const foreign: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) {
      foreign.push(url);
    }
  });
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && problems.push(`${page.url()}: ${message.text()}`),
  );
  await page.exposeFunction('reportViolation', (what: string) => problems.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({documentURI, violatedDirective, blockedURI}) =>
      (window as unknown as {reportViolation(what: string): void}).reportViolation(
        `${documentURI}: ${violatedDirective} forbids ${blockedURI}`,
      ),
    ),
  );
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  const policies = new Set<string>();
  for (const {path} of routes) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    policies.add(policy);
    await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
  }
  for (const policy of policies) expect(cspFindings(policy).left).toEqual([]);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('analytics are not part of an unconfigured build', async ({page, request, baseURL}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(response.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await request.get(url)).text(), url.replace(baseURL ?? '', '')).not.toMatch(
      /sendBeacon|posthog\.init|globalPrivacyControl/,
    );
  }
});
