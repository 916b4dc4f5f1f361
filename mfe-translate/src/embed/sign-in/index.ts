import { showSignIn } from './show-sign-in.ts';

const place = document.getElementById('sign-in');
if (place) void showSignIn(place);
