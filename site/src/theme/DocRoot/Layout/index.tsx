import {useEffect, useState, type ComponentProps, type ComponentType} from 'react';
import {useLocation} from '@docusaurus/router';
import {namesOnPage, setStage, wasTurnedOff} from '@site/src/components/Stage/stage';
import DocRootLayout from '@theme-original/DocRoot/Layout';

/** The docs with the stage, which stays from page to page. Its code loads with the first page that names a part. */
export default function DocRootLayoutWrapper(props: ComponentProps<typeof DocRootLayout>) {
  const {pathname} = useLocation();
  const [Stage, setLoaded] = useState<ComponentType>();
  useEffect(() => setStage({isOff: wasTurnedOff()}), []);
  useEffect(() => {
    const hasNames = namesOnPage().length > 0;
    setStage({hasNames});
    // Without it, the page can be read: names are text.
    if (hasNames)
      import('@site/src/components/Stage').then(
        (loaded) => setLoaded(() => loaded.default),
        () => {},
      );
  }, [pathname]);
  return (
    <>
      <DocRootLayout {...props} />
      {Stage && <Stage />}
    </>
  );
}
