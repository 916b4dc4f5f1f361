import { paints } from './paints.tsx';

test('the pages are painted where there is no browser', () => {
  const { welcome, login, app } = paints();
  expect(typeof document).toBe('undefined');
  expect(welcome).toContain('Continue Learning</a>');
  expect(login).toContain('Sign In</h1>');
  expect(app).toContain('aria-busy="true"');
});

test('a form that no script drives yet cannot be sent', () => {
  const { login } = paints();
  expect(login).toContain('name="password"');
  expect(login).toContain('Login</span>');
  expect(login).not.toContain('type="submit"');
});
