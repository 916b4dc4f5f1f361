/** Styles that every page begins with. */
import './tokens.css';
import './fonts.css';
import './base.css';
