package com.example.avatar

import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.Gravity
import android.widget.Button
import android.widget.FrameLayout
import android.widget.Toast
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContract
import java.io.File

// #region url
/** The page to open: the simulator, your project's page, or the url of a session from your backend. */
private const val CREATOR_URL = "http://127.0.0.1:3100/sandbox/mobile/"
// #endregion url

data class SavedAvatar(val file: File, val avatarId: String?)

/** Opens a page with the creator. The result is null if the user left without an avatar. */
class CreateAvatar : ActivityResultContract<Uri, SavedAvatar?>() {
    override fun createIntent(context: Context, input: Uri): Intent =
        Intent(context, CreatorActivity::class.java).putExtra(CreatorActivity.EXTRA_URL, input.toString())

    override fun parseResult(resultCode: Int, intent: Intent?): SavedAvatar? {
        val file = intent?.getStringExtra(CreatorActivity.EXTRA_FILE)?.let(::File) ?: return null
        return SavedAvatar(file, intent.getStringExtra(CreatorActivity.EXTRA_AVATAR_ID))
    }
}

class MainActivity : ComponentActivity() {
    // #region receive
    private val createAvatar = registerForActivityResult(CreateAvatar()) { avatar ->
        val text = if (avatar == null) "No avatar" else "Saved ${avatar.file.length() / 1024} KB"
        Toast.makeText(this, text, Toast.LENGTH_LONG).show()
    }
    // #endregion receive

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val page = Uri.parse(CREATOR_URL).buildUpon().appendQueryParameter("sdk", "true").build()
        val button = Button(this).apply {
            text = "Create an avatar"
            setOnClickListener { createAvatar.launch(page) }
        }
        val center = FrameLayout.LayoutParams(
            FrameLayout.LayoutParams.WRAP_CONTENT,
            FrameLayout.LayoutParams.WRAP_CONTENT,
            Gravity.CENTER,
        )
        setContentView(FrameLayout(this).apply { addView(button, center) })
    }
}
