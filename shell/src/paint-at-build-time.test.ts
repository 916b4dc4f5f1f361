import { paints } from './paints.tsx';

test('the pages are prerendered without a browser', () => {
  const { welcome, login, app } = paints();
  expect(typeof document).toBe('undefined');
  expect(welcome).toContain('Continue Learning</a>');
  expect(login).toContain('Sign In</h1>');
  expect(app).toContain('aria-busy="true"');
});

test('a form cannot be submitted before its script runs', () => {
  const { login } = paints();
  expect(login).toContain('name="password"');
  expect(login).toContain('Login</span>');
  expect(login).not.toContain('type="submit"');
});
