package com.example.avatar

import android.webkit.CookieManager
import android.webkit.WebStorage

// #region clear
/** Signs the user out of every web view of this app. Call it on the main thread. */
fun clearCreatorSession(whenDone: () -> Unit) {
    WebStorage.getInstance().deleteAllData()
    CookieManager.getInstance().removeAllCookies { whenDone() }
}
// #endregion clear
