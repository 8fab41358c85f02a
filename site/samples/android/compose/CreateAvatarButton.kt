import android.net.Uri
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import com.example.avatar.CreateAvatar
import com.example.avatar.SavedAvatar

/** Opens the creator. The result is null if the user leaves without an avatar. */
@Composable
fun CreateAvatarButton(page: Uri, onResult: (SavedAvatar?) -> Unit) {
    // #region launch
    val createAvatar = rememberLauncherForActivityResult(CreateAvatar(), onResult)
    Button(onClick = { createAvatar.launch(page) }) {
        Text("Create an avatar")
    }
    // #endregion launch
}
