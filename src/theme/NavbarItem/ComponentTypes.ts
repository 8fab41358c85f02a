import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/**
 * The types of entries that `config/navigation.ts` uses. The theme lists all of its own, and every page would carry menus of
 * languages and versions that the site has not.
 */
const ComponentTypes = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
};

export default ComponentTypes;
