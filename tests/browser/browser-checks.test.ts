import {
  expect,
  expectNoAxeViolationsNow,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  test,
} from '../support/browser/browser.ts';

/** Tests of the checks that every page test relies on. */
const trialPage = '/trial-page';

test.beforeEach(async ({ page }) => {
  await page.route(`**${trialPage}?*`, async (route) => {
    const body = new URL(route.request().url()).searchParams.get('body') ?? '';
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': "script-src 'sha256-hHVYvoOByo2BQLm4Jc4bXbYnyyFXyiE9jwLWy1B1rU0='",
      },
      body: `<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1>${body}</main></html>`,
    });
  });
});

const withBody = (body: string) => `${trialPage}?${new URLSearchParams({ body })}`;

test('a page without a fault passes every check @nightly', async ({ page, problems }) => {
  await page.goto(withBody('<p>All is well.</p>'));
  await expectNoAxeViolationsNow(page);
  await expectNoLayoutShift(page);
  await expectNoSidewaysScroll(page);
  expect(problems.unexpected()).toEqual([]);
});

test('another host is noticed and not reached, by name or by number @nightly', async ({ page, problems }) => {
  await page.goto(
    withBody('<img alt="" src="http://shop.example/a.png"><img alt="" src="http://192.0.2.1/b.png">'),
  );
  await expect(async () => expect(problems.unexpected()).toHaveLength(4)).toPass();
  expect(problems.unexpected().toSorted()).toEqual([
    'asked for another host: http://192.0.2.1/b.png',
    'asked for another host: http://shop.example/a.png',
    'failed: http://192.0.2.1/b.png: net::ERR_NAME_NOT_RESOLVED',
    'failed: http://shop.example/a.png: net::ERR_NAME_NOT_RESOLVED',
  ]);
  problems.allow(/shop\.example|192\.0\.2\.1/);
});

test('a script that the content security policy refuses is noticed @nightly', async ({ page, problems }) => {
  await page.goto(withBody('<script>document.title = "taken over"</script>'));
  await expect(async () => expect(problems.unexpected()).toHaveLength(1)).toPass();
  expect(problems.unexpected()[0]).toContain('Content Security Policy');
  problems.allow(/Content Security Policy/);
});

test('an uncaught error is noticed @nightly', async ({ page, problems }) => {
  await page.goto(withBody(''));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await expect(async () => expect(problems.unexpected()).toHaveLength(1)).toPass();
  problems.allow(/nobody caught this/);
});

test('a file that is missing is noticed @nightly', async ({ page, problems }) => {
  await page.goto(withBody('<img alt="" src="/no-such-picture.png">'));
  await expect(async () => expect(problems.unexpected()).toHaveLength(1)).toPass();
  problems.allow(/answered 404: GET .+\/no-such-picture\.png/);
});

test('a picture without a description is noticed @nightly', async ({ page }) => {
  await page.goto(withBody('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
  await expect(expectNoAxeViolationsNow(page)).rejects.toThrow('image-alt');
});

test('of an open dialog only the dialog is looked at, and of a part only the part @nightly', async ({
  page,
}) => {
  const nameless = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
  await page.goto(withBody(`${nameless}<section>Fine</section><dialog>Fine too</dialog><dialog>${nameless}`));
  await expectNoAxeViolationsNow(page, 'section');
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await expectNoAxeViolationsNow(page);
  await page.evaluate(() => document.querySelectorAll('dialog')[1]?.showModal());
  await expect(expectNoAxeViolationsNow(page)).rejects.toThrow('image-alt');
});

test('content that jumps is noticed @nightly', async ({ page }) => {
  await page.goto(withBody('<p style="height: 300px">Long enough to be seen jumping.</p>'));
  await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 100));
    document.body.style.paddingTop = '300px';
    await new Promise((done) => setTimeout(done, 100));
  });
  await expect(expectNoLayoutShift(page)).rejects.toThrow('cumulative layout shift');
});

test('content that sticks out sideways is noticed @nightly', async ({ page }) => {
  await page.goto(withBody('<p style="width: 3000px">Wide</p>'));
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('width of the content');
});
