import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {profiles, type Profile} from '@avaturn-docs/avatar-glb/report';

/** The profile to check files with, at first the page's. It is in the URL, so that a page about footwear can link to the right one. */
export default function useProfile(first: Profile): [Profile, (profile: Profile) => void] {
  const {search} = useLocation();
  const [profile, setProfile] = useState(first);
  useEffect(() => {
    const asked = new URLSearchParams(search).get('profile');
    const known = profiles.find((one) => one === asked);
    if (known) setProfile(known);
  }, [search]);
  return [
    profile,
    (next) => {
      setProfile(next);
      const address = new URL(window.location.href);
      address.searchParams.set('profile', next);
      // Bypasses the router, which would count it as a page visit.
      window.history.replaceState(window.history.state, '', address);
    },
  ];
}
