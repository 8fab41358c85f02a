package com.example.avatar

import android.Manifest
import android.annotation.SuppressLint
import android.app.AlertDialog
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.provider.Settings
import android.util.Log
import android.view.ViewGroup
import android.webkit.JavascriptInterface
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.PickVisualMediaRequest
import androidx.activity.result.contract.ActivityResultContracts.PickMultipleVisualMedia
import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions
import androidx.annotation.RequiresApi
import androidx.core.content.ContextCompat
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.lifecycleScope
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Shows the creator, handles its requests for capture and photos, and returns the path of the saved GLB and the ID of the avatar. */
class CreatorActivity : ComponentActivity() {
    private lateinit var creatorUrl: String
    private lateinit var webView: WebView
    private var captureRequest: PermissionRequest? = null
    private var photoRequest: ValueCallback<Array<Uri>>? = null
    private var saving = false

    /** The script that passes exports from the page to `native_app`. The second run in a page changes nothing. */
    private val bridge by lazy { assets.open("bridge.js").bufferedReader().use { it.readText() } }

    private val askForCapture = registerForActivityResult(RequestMultiplePermissions()) {
        captureRequest?.let { if (missingPermissions(it).isEmpty()) it.grant(it.resources) else refuse(it) }
        captureRequest = null
    }
    private val pickPhoto = registerForActivityResult(PickVisualMedia()) { uri -> returnPhotos(listOfNotNull(uri)) }
    private val pickPhotos = registerForActivityResult(PickMultipleVisualMedia()) { uris -> returnPhotos(uris) }

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
        creatorUrl = requireNotNull(intent.getStringExtra(EXTRA_URL)) { "Open this screen with CreateAvatar." }
        webView = WebView(this)
        showInsideSystemBars(webView)
        configure(webView)
        connectBridge(webView)
        onBackPressedDispatcher.addCallback(this) {
            if (webView.canGoBack()) webView.goBack() else finish()
        }
        webView.loadUrl(creatorUrl)
    }

    override fun onDestroy() {
        photoRequest?.onReceiveValue(null)
        (webView.parent as? ViewGroup)?.removeView(webView)
        webView.destroy()
        super.onDestroy()
    }

    private fun showInsideSystemBars(content: WebView) {
        val frame = FrameLayout(this)
        frame.addView(content)
        setContentView(frame)
        ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
            val area = WindowInsetsCompat.Type.systemBars() or
                WindowInsetsCompat.Type.displayCutout() or
                WindowInsetsCompat.Type.ime()
            val edges = insets.getInsets(area)
            view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
            WindowInsetsCompat.CONSUMED
        }
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun configure(view: WebView) {
        // #region settings
        view.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            // The camera preview is a video that has to start without a tap.
            mediaPlaybackRequiresUserGesture = false
            // Avaturn's example replaces it. Google's policy forbids sign-in in a web view, so this may stop working.
            userAgentString = userAgentString.replace("; wv)", ")").replace(Regex("Version/\\S+ "), "")
        }
        // #endregion settings
        view.webViewClient = PageEvents()
        view.webChromeClient = PageRequests()
    }

    // #region bridge
    @SuppressLint("AddJavascriptInterface")
    private fun connectBridge(view: WebView) {
        val origins = setOf(requireNotNull(originOf(creatorUrl)) { "$creatorUrl is not a web page." })
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            WebViewCompat.addWebMessageListener(view, BRIDGE_NAME, origins) { _, message, origin, _, _ ->
                if (message.type == WebMessageCompat.TYPE_STRING) receive(message.data, origin.toString())
            }
        } else {
            view.addJavascriptInterface(FallbackBridge(), BRIDGE_NAME)
        }
        if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) {
            WebViewCompat.addDocumentStartJavaScript(view, bridge, origins)
        }
    }
    // #endregion bridge

    private fun receive(message: String?, page: String) {
        val export = AvatarExport.parse(message, page, creatorUrl) ?: return
        if (saving) return
        saving = true
        lifecycleScope.launch {
            try {
                val file = File(filesDir, "avatars/avatar.glb")
                withContext(Dispatchers.IO) { export.saveTo(file) }
                setResult(RESULT_OK, Intent().putExtra(EXTRA_FILE, file.path).putExtra(EXTRA_AVATAR_ID, export.avatarId))
                finish()
            } catch (error: IOException) {
                Log.w(TAG, "The avatar was not saved", error)
                saving = false
                showMessage("The avatar could not be saved. Check the connection and choose Next again.")
            }
        }
    }

    private fun returnPhotos(uris: List<Uri>) {
        photoRequest?.onReceiveValue(if (uris.isEmpty()) null else uris.toTypedArray())
        photoRequest = null
    }

    private fun missingPermissions(request: PermissionRequest): List<String> =
        request.resources.mapNotNull { CAPTURE_PERMISSIONS[it] }
            .filter { ContextCompat.checkSelfPermission(this, it) != PackageManager.PERMISSION_GRANTED }

    private fun refuse(request: PermissionRequest) {
        request.deny()
        AlertDialog.Builder(this)
            .setMessage("To scan your face, allow the camera in the app's settings, and the microphone if asked for.")
            .setPositiveButton("Open settings") { _, _ ->
                val app = Uri.fromParts("package", packageName, null)
                startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, app))
            }
            .setNegativeButton(android.R.string.cancel, null)
            .show()
    }

    private fun showMessage(text: String) {
        AlertDialog.Builder(this).setMessage(text).setPositiveButton(android.R.string.ok, null).show()
    }

    /** Follows the pages that the user visits. Setting a client also keeps every link inside the web view. */
    private inner class PageEvents : WebViewClient() {
        // #region page
        // Old web views can't run a script at the start of a page.
        override fun onPageFinished(view: WebView, url: String) {
            if (isSameOrigin(url, creatorUrl)) view.evaluateJavascript(bridge, null)
        }
        // #endregion page

        override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
            if (request.isForMainFrame) showMessage("The creator did not load. Check the connection.")
        }

        // Android may stop the page's process when memory runs out. Without this handler, the app stops, too.
        @RequiresApi(Build.VERSION_CODES.O)
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            Toast.makeText(this@CreatorActivity, "The device ran out of memory.", Toast.LENGTH_LONG).show()
            finish()
            return true
        }
    }

    /** Handles the page's requests to the device. */
    private inner class PageRequests : WebChromeClient() {
        // #region capture
        override fun onPermissionRequest(request: PermissionRequest) {
            // The camera, alone or with the microphone. Android denies a request that is granted only in part.
            val isForScan = PermissionRequest.RESOURCE_VIDEO_CAPTURE in request.resources &&
                request.resources.all { it in CAPTURE_PERMISSIONS }
            if (!isForScan || !isSameOrigin(request.origin.toString(), creatorUrl)) {
                Log.w(TAG, "Refused ${request.resources.joinToString()} for ${request.origin}")
                request.deny()
                return
            }
            val missing = missingPermissions(request)
            if (missing.isEmpty()) {
                request.grant(request.resources)
            } else {
                captureRequest = request
                askForCapture.launch(missing.toTypedArray())
            }
        }
        // #endregion capture

        override fun onPermissionRequestCanceled(request: PermissionRequest) {
            if (captureRequest === request) captureRequest = null
        }

        // #region photos
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            params: FileChooserParams,
        ): Boolean {
            photoRequest?.onReceiveValue(null)
            photoRequest = callback
            val images = PickVisualMediaRequest(PickVisualMedia.ImageOnly)
            if (params.mode == FileChooserParams.MODE_OPEN_MULTIPLE) pickPhotos.launch(images) else pickPhoto.launch(images)
            return true
        }
        // #endregion photos
    }

    /** Replaces the message listener on old web views. Every frame can call it, so the open page's URL is checked. */
    private inner class FallbackBridge {
        @JavascriptInterface
        fun postMessage(message: String) {
            webView.post { receive(message, webView.url.orEmpty()) }
        }
    }

    companion object {
        const val EXTRA_URL = "com.example.avatar.URL"
        const val EXTRA_FILE = "com.example.avatar.FILE"
        const val EXTRA_AVATAR_ID = "com.example.avatar.AVATAR_ID"
        private const val TAG = "Creator"
        private const val BRIDGE_NAME = "native_app"
        private val CAPTURE_PERMISSIONS = mapOf(
            PermissionRequest.RESOURCE_VIDEO_CAPTURE to Manifest.permission.CAMERA,
            PermissionRequest.RESOURCE_AUDIO_CAPTURE to Manifest.permission.RECORD_AUDIO,
        )
    }
}
