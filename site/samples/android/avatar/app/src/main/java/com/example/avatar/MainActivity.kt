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

/** The page to open: the simulator, your project's page, or the url of a session from your backend. */
private const val CREATOR_URL = "http://127.0.0.1:3100/sandbox/mobile/"

/** Opens a page with the creator. The result is the saved GLB, or null if the user left without an avatar. */
class CreateAvatar : ActivityResultContract<Uri, File?>() {
    override fun createIntent(context: Context, input: Uri): Intent =
        Intent(context, CreatorActivity::class.java).putExtra(CreatorActivity.EXTRA_URL, input.toString())

    override fun parseResult(resultCode: Int, intent: Intent?): File? =
        intent?.getStringExtra(CreatorActivity.EXTRA_FILE)?.let(::File)
}

class MainActivity : ComponentActivity() {
    private val createAvatar = registerForActivityResult(CreateAvatar()) { file ->
        val text = if (file == null) "No avatar" else "Saved ${file.length() / 1024} KB"
        Toast.makeText(this, text, Toast.LENGTH_LONG).show()
    }

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
