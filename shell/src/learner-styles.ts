/**
 * Styles of the part that is loaded for learners. They stand in the first file of styles: that part
 * would otherwise wait for a file of its own, which no page announces, and remotes would wait for it.
 */
import './override/override-badge.module.css';
import './update/update-notice.module.css';
import './update/update-room.css';
