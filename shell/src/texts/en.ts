/** The shell's texts in English; other catalogues must fit its type. */
export const en = {
  brand: 'TopWords',
  titleOf: (screen: string) => `${screen} · TopWords`,
  skipToContent: 'Skip to content',

  welcome: {
    title: 'TopWords: learn top words',
    heading: 'Learn Top Words',
    promise:
      'master the most common words in 3 languages through real-life sentences and interactive practice',
    start: 'Continue Learning',
    createAccount: 'Create an account',
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
    passwordHint: 'At least 8 characters',
    reveal: { show: 'Show password', hide: 'Hide password' },
    google: {
      signIn: 'Sign in with Google',
      pending: 'Signing in...',
      unconfigured: 'Sign in with Google is not set up here',
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
    account: (username: string) => (username === '' ? 'Account' : `Account of ${username}`),
    logout: 'Logout',
    confirmLogout: 'Log out of TopWords?',
    logoutExplained: 'Your words and progress stay with your account.',
    cancel: 'Cancel',
  },

  banner: { close: 'Close message' },

  screens: {
    loading: 'Loading',
    remoteFailed: (title: string) => `${title} could not be loaded`,
    remoteAdvice: 'Check your connection and try again. Everything else keeps working.',
    retry: 'Retry',
    notFound: 'Page not found',
    notFoundAdvice: 'There is nothing at this address. It may have moved.',
    toHome: 'Go to the home page',
    noHome: 'Nothing here right now',
    noHomeAdvice:
      'The home page is not available at the moment. Please look again in a little while.',
    late: 'This is taking longer than it should.',
    reload: 'Reload',
  },
};

export type Texts = typeof en;
