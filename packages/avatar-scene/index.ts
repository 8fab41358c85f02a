/** What every three.js scene of this project needs: the site's viewer and the simulated creator's stage. */
export {avatarLights} from './lights';
export {release} from './release';
