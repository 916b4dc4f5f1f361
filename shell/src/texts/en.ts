/** The shell's texts in English; other catalogues must match its type. */
export const en = {
  brand: 'TopWords',
  titleOf: (screen: string) => `${screen} · TopWords`,
  skipToContent: 'Skip to content',
  language: 'Language of the page',

  welcome: {
    title: 'TopWords: learn top words',
    heading: 'Learn Top Words',
    promise:
      'master the most common words in 3 languages through real-life sentences and interactive practice',
    start: 'Continue Learning',
    createAccount: 'Create an account',
    tryIt: 'Try it now',
    card: 'One word in four languages',
    partOfSpeech: 'noun',
  },

  auth: {
    signIn: 'Sign In',
    login: 'Login',
    register: 'Register',
    toRegister: ["Don't have an account? ", 'Register'],
    toLogin: ['Already have an account? ', 'Login'],
    native: 'Native Language',
    nativePlaceholder: 'Choose your native language',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmation: 'Confirm Password',
    forgot: 'Forgot password?',
    signInInstead: 'Sign in with this email',
    passwordHint: 'At least 8 characters',
    reveal: { show: 'Show password', hide: 'Hide password' },
    google: {
      signIn: 'Sign in with Google',
      pending: 'Signing in...',
      unconfigured: 'Sign in with Google isn’t available here',
      link: {
        heading: 'Connect Google',
        explanation: 'An account with this e-mail exists. Enter its password to connect Google.',
        submit: 'Connect',
        cancel: 'Cancel',
      },
    },
    faults: {
      native: 'Native Language is required',
      username: 'Username is required',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      confirmation: 'Passwords do not match',
    },
  },

  navigation: {
    main: 'Main',
    account: (username: string) => (username === '' ? 'Account' : `${username}’s account`),
    logout: 'Logout',
    confirmLogout: 'Log out of TopWords?',
    logoutExplained: 'Your words and progress stay with your account.',
    cancel: 'Cancel',
  },

  banner: { close: 'Close message' },

  screens: {
    loading: 'Loading',
    remoteFailed: (title: string) => `Couldn’t load ${title}`,
    slow: (title: string) => `${title} is taking longer than usual.`,
    remoteAdvice: 'Check your connection and try again. Everything else keeps working.',
    overrideAdvice:
      'This page runs it from a developer’s machine. Start it there and try again, or turn the override off.',
    retry: 'Retry',
    notFound: {
      title: 'Page not found',
      text: 'There’s nothing at this address. The page may have moved.',
    },
    toHome: 'Go to the home page',
    noHome: {
      title: 'Nothing here right now',
      text: 'The home page isn’t available at the moment. Please try again soon.',
    },
    noRegistry: {
      unreadable: {
        title: 'TopWords didn’t load completely',
        text: 'Your words are safe. Check your connection and reload the page.',
      },
      unverified: {
        title: 'TopWords could not verify its newest version',
        text: 'To keep you safe, that version was not loaded. Reload the page to try again.',
      },
    },
    late: 'This is taking longer than it should.',
    reload: 'Reload',
  },
};

export type Texts = typeof en;
